// `npm run build`: the site in build/, ready to be copied to a host.
import { build } from './run/build.mjs';

await build();
