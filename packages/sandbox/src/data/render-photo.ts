import type { Orientation, Photo } from './photos';

const SIZES: Record<Orientation, [number, number]> = {
  landscape: [300, 200],
  portrait: [200, 300],
  square: [240, 240],
};

/** Draws the picture of a demo photo: a small landscape in its own colors, and its name. */
export function renderPhoto(photo: Photo): string {
  const [width, height] = SIZES[photo.orientation];
  const number = Number(photo.id.slice(-4));
  const hue = (number * 47) % 360;
  const ground = Math.round(height * (0.6 + (number % 4) * 0.05));
  const peaks = [0.2, 0.5, 0.8].map((share, index) => {
    const x = Math.round(width * share);
    const y = Math.round(ground - height * (0.15 + ((number * (index + 3)) % 7) * 0.04));
    return `<path d="M${x - 60} ${ground}L${x} ${y}L${x + 60} ${ground}Z" fill="hsl(${hue} 35% ${45 + index * 8}%)"/>`;
  });
  const sun = Math.round(width * (0.2 + (number % 5) * 0.15));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(photo.name.en ?? photo.id)}</title>`,
    `<path d="M0 0H${width}V${height}H0Z" fill="hsl(${hue} 60% 85%)"/>`,
    `<circle cx="${sun}" cy="45" r="18" fill="hsl(${(hue + 180) % 360} 80% 75%)"/>`,
    ...peaks,
    `<path d="M0 ${ground}H${width}V${height}H0Z" fill="hsl(${hue} 30% 30%)"/>`,
    `<text x="10" y="${height - 12}" font-family="sans-serif" font-size="13" fill="#fff">${escapeXml(photo.name.en ?? '')}</text>`,
    '</svg>',
  ].join('');
}

/** The picture as a URL, since those in responses lead nowhere. Pages have the name beside it. */
export function toPhotoUrl(photo: Photo): string {
  const svg = renderPhoto(photo).replace(/<(title|text)\b.*?<\/\1>/g, '');
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#]/g, encodeURIComponent)}`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
