// The key that mutes everything, in the top bar; M does the same. What was chosen is remembered.

import { Volume2, VolumeX } from 'lucide-react';
import { useSettings } from '../store/settings.ts';

/** Turns the sound off or on, and says which. */
export const mute = (): string => {
  const { sound, set } = useSettings.getState();
  set({ sound: !sound });
  return sound ? 'Sound is off.' : 'Sound is on.';
};

export const SoundKey = () => {
  const isOn = useSettings((state) => state.sound);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      className="key key--ghost soundkey"
      aria-label="Sound (M)"
      aria-pressed={isOn}
      title={isOn ? 'Sound is on' : 'Sound is off'}
      onClick={mute}
    >
      <Icon className="i" aria-hidden="true" />
    </button>
  );
};
