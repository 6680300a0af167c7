import { describe, expect, it } from 'vitest';
import { loadContract } from '@docs/openapi/node';
import { provider, toDocumentUrl } from '@docs/vendor';

describe('toDocumentUrl()', () => {
  it('has the form that the specification gives, on the host of the API', () => {
    expect(provider.document?.path).toBe('/docs/api/{api name}');
    expect(toDocumentUrl('a b')).toBe(`${provider.hosts.mediaApi}/docs/api/a%20b`);
  });
});

describe('provider', () => {
  it('has the hosts and the key header that the contracts declare', async () => {
    const mediaV2 = await loadContract('media-v2');
    const generalV3 = await loadContract('general-v3');
    expect(mediaV2.servers[0]?.url).toBe(provider.hosts.mediaApi);
    expect(generalV3.servers[0]?.url).toBe(provider.hosts.generalApi);
    expect(Object.values(mediaV2.components.securitySchemes ?? {})[0]?.name).toBe(
      provider.key.header,
    );
  });
});
