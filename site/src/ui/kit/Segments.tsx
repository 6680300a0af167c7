interface Props<Id extends string> {
  label: string;
  segments: readonly { id: Id; label: string }[];
  chosen: Id | undefined;
  onChoose(id: Id): void;
}

/** Buttons of which one is chosen: how to look at the thing below them. */
export default function Segments<Id extends string>(props: Props<Id>) {
  return (
    <div className="segments" role="group" aria-label={props.label}>
      {props.segments.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="quiet-button"
          aria-pressed={id === props.chosen}
          onClick={() => props.onChoose(id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
