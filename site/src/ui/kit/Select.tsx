import type { ComponentProps } from 'react';

type Choice = string | number;

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Each value with its label; a value alone is its own label. */
  options: readonly (Choice | readonly [value: Choice, label: string])[];
  onChange(value: string): void;
}

export default function Select({ options, onChange, ...props }: Props) {
  return (
    <select {...props} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {options.map((option) => {
        const [value, label] = typeof option === 'object' ? option : [option, option];
        return (
          <option key={value} value={value}>
            {label}
          </option>
        );
      })}
    </select>
  );
}
