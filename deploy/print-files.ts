import { printCaddy } from './print-caddy';
import { printDockerfile } from './print-dockerfile';
import { printFileHeaders } from './print-file-headers';
import { printNginx } from './print-nginx';
import type { Site } from './site';

/** The configurations of all servers by file name; they are in deploy/generated/. */
export function printFiles(site: Site): Record<string, string> {
  return {
    'nginx.conf': printNginx(site),
    Caddyfile: printCaddy(site),
    _headers: printFileHeaders(site),
    Dockerfile: printDockerfile(),
  };
}
