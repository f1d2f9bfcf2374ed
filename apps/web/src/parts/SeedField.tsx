// The field a seed is typed into; left empty, any will do.

interface SeedFieldProps {
  readonly value: string;
  readonly maxLength: number;
  onChange(seed: string): void;
}

export const SeedField = ({ value, maxLength, onChange }: SeedFieldProps) => (
  <label>
    Seed
    <input
      className="num"
      value={value}
      maxLength={maxLength}
      placeholder="any"
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
