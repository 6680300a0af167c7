/**
 * Copies the code of the figure around it: site/src/client-modules/copy.ts listens.
 *
 * @param label says to those who do not see the sign which text it copies: `Copy cURL`
 */
export default function CopyButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      className="icon-button copy-button needs-scripts"
      aria-label={label}
      title="Copy"
    />
  );
}
