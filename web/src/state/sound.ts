// Sounds are made here, not loaded: a few tones through Web Audio.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

interface Tone {
  at: number;
  pitch: number;
  length: number;
  shape?: OscillatorType;
  loud?: number;
}

function play(tones: Tone[]): void {
  // Before the first tap a browser allows no sound, and complains if asked.
  if (!settings.sound || !('AudioContext' in window) || !navigator.userActivation?.hasBeenActive)
    return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  if (context.state !== 'running') return;
  for (const tone of tones) strike(context, tone);
}

function strike(
  audio: AudioContext,
  { at, pitch, length, shape = 'sine', loud = 0.12 }: Tone,
): void {
  const start = audio.currentTime + at;
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(audio.destination);
  voice.start(start);
  voice.stop(start + length + 0.05);
}

/** A card on wood: short and low. */
export const cardSound = (): void =>
  play([
    { at: 0, pitch: 190, length: 0.07, shape: 'triangle', loud: 0.16 },
    { at: 0.005, pitch: 95, length: 0.09, loud: 0.14 },
  ]);
/** It is your turn: two rising bells, unlike anything else here. */
export const turnSound = (): void =>
  play([
    { at: 0, pitch: 659, length: 0.35 },
    { at: 0.13, pitch: 988, length: 0.5 },
  ]);
/** Gold: a bright little chime. */
export const goldSound = (): void =>
  play([
    { at: 0, pitch: 1568, length: 0.3, loud: 0.07 },
    { at: 0.06, pitch: 2093, length: 0.4, loud: 0.06 },
    { at: 0.12, pitch: 2637, length: 0.5, loud: 0.05 },
  ]);
export const trickSound = (): void =>
  play([
    { at: 0, pitch: 330, length: 0.14, shape: 'triangle', loud: 0.1 },
    { at: 0.09, pitch: 247, length: 0.2, shape: 'triangle', loud: 0.1 },
  ]);
export const refusalSound = (): void =>
  play([{ at: 0, pitch: 140, length: 0.16, shape: 'square', loud: 0.04 }]);
export const endSound = (): void =>
  play([523, 659, 784, 1047].map((pitch, i) => ({ at: i * 0.11, pitch, length: 0.5, loud: 0.09 })));
