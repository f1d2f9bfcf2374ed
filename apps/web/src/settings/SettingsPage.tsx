// Settings: a few questions, answered at once, and the keys. Kept in this browser.

import { Page } from '../app/Page.tsx';
import { type Settings, TEXT_SIZES, useSettings } from '../store/settings.ts';
import { KeySettings } from './KeySettings.tsx';

interface ChoiceProps<T extends string | number | boolean> {
  readonly label: string;
  readonly note: string;
  readonly value: T;
  readonly among: readonly (readonly [T, string])[];
  onChoose(value: T): void;
}

const Choice = <T extends string | number | boolean>({ label, note, value, among, onChoose }: ChoiceProps<T>) => (
  <fieldset className="choice">
    <legend>{label}</legend>
    <div className="seg">
      {among.map(([one, word]) => (
        <label key={word} className={one === value ? 'isChosen' : ''}>
          <input type="radio" name={label} checked={one === value} onChange={() => onChoose(one)} />
          {word}
        </label>
      ))}
    </div>
    <p className="dim">{note}</p>
  </fieldset>
);

export const SettingsPage = () => {
  const settings = useSettings();
  const set = (change: Partial<Settings>): void => settings.set(change);
  return (
    <Page title="Settings">
      <Choice
        label="Theme"
        note="Night shift is dark, day shift is light."
        value={settings.theme}
        among={[
          ['system', 'As the system'],
          ['dark', 'Dark'],
          ['light', 'Light'],
        ]}
        onChoose={(theme) => set({ theme })}
      />
      <Choice
        label="Motion"
        note="Without motion the board shows the end of a turn at once; the log is the same."
        value={settings.motion}
        among={[
          ['system', 'As the system'],
          ['full', 'Full'],
          ['reduce', 'None'],
        ]}
        onChoose={(motion) => set({ motion })}
      />
      <Choice
        label="Speed"
        note="Of what is shown after a commit and in the replay room."
        value={settings.speed}
        among={[
          [1, '1×'],
          [2, '2×'],
          [4, '4×'],
        ]}
        onChoose={(speed) => set({ speed })}
      />
      <Choice
        label="Text size"
        note="At large sizes a wide screen takes the layout of a phone; nothing is lost in it."
        value={settings.text}
        among={TEXT_SIZES.map((size) => [size, `${size} %`] as const)}
        onChoose={(text) => set({ text })}
      />
      <Choice
        label="Sound"
        note="Quiet tones for what you do and what the machine does, and its hum. Each says only what a text says too; M mutes."
        value={settings.sound}
        among={[
          [false, 'Off'],
          [true, 'On'],
        ]}
        onChoose={(sound) => set({ sound })}
      />
      <KeySettings />
      <p className="dim">
        <a className="key key--ghost" href="/licences.html">
          Licences
        </a>{' '}
        of other people's work in this build.
      </p>
    </Page>
  );
};
