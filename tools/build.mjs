// `npm run build`: the site in build/, ready to be copied to a host.
import { build } from './run/build.mjs';
import { takeNoOptions } from './run/port.mjs';

takeNoOptions('Builds the site into build/.');

await build();
