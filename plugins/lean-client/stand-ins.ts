/**
 * Small functions in the place of libraries of which a production build uses next to nothing, while
 * every page would load them whole: tslib (4 KB compressed) and hoist-non-react-statics (1 KB).
 */

/** The one helper of tslib that @docusaurus/utils-common calls. */
export function __importDefault<Module>(module: Module): Module | { default: Module } {
  return (module as { __esModule?: boolean }).__esModule ? module : { default: module };
}

/** What withRouter() of react-router calls; the components that we wrap have no static members. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}
