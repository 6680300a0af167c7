/**
 * The headers of every response, described once: the local server and the configurations for nginx,
 * Caddy and file hosts are made from this.
 */
export function toSecurityHeaders(scriptHashes: string[]): Record<string, string> {
  return {
    'Content-Security-Policy': `${toContentSecurityPolicy(scriptHashes)}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/**
 * Everything comes from the site itself, nothing is evaluated, and no script or style is in a
 * page unless its hash is named here. Who may frame a page, browsers read from the header alone.
 */
export function toContentSecurityPolicy(scriptHashes: string[]): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    // Small pictures are part of the style sheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
