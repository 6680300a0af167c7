// Change: names the product, which has the versions, instead of the site. Upstream: theme-classic 3.10.2.
import Link from '@docusaurus/Link';
import {
  useDocsPreferredVersion,
  useDocsVersion,
  useDocVersionSuggestions,
} from '@docusaurus/plugin-content-docs/client';
import { useProduct } from '../../ui/use-product';

export default function DocVersionBanner() {
  const { pluginId, label } = useDocsVersion();
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const { latestDocSuggestion, latestVersionSuggestion: latest } =
    useDocVersionSuggestions(pluginId);
  return (
    <div className="theme-doc-version-banner alert alert--warning margin-bottom--md" role="alert">
      This is the documentation of {useProduct().title} {label}, which is no longer maintained.{' '}
      <Link
        to={(latestDocSuggestion ?? latest).path}
        onClick={() => savePreferredVersionName(latest.name)}
      >
        Open the current version
      </Link>
    </div>
  );
}
