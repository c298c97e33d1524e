import { likeness } from "./align.ts"

/** Letters and digits alone: what two spellings have in common. */
export const keyOf = (text: string): string =>
  text.toLowerCase().replaceAll("’", "'").replaceAll(/[^\p{L}\p{N}']/gu, "")

/** Letters that are easily mistaken for each other, each group under one of them. */
const sounds: ReadonlyArray<readonly [RegExp, string]> = [
  [/ph/g, "f"],
  [/ck|[cqx]/g, "k"],
  [/[aeiouyhw]+/g, "a"],
  [/[bpvf]/g, "b"],
  [/[dt]/g, "t"],
  [/[mn]/g, "n"],
  [/[sz]/g, "s"],
  [/[gj]/g, "g"],
]

const soundOf = (texts: ReadonlyArray<string>): string =>
  sounds.reduce((sound, [letters, by]) => sound.replaceAll(letters, by), texts.map(keyOf).join(""))

/** How alike words sound when they are read aloud, from 0 to 1: "cavernity" and "Kubernetes" 0.9. */
export const soundLikeness = (one: ReadonlyArray<string>, other: ReadonlyArray<string>): number =>
  likeness(soundOf(one), soundOf(other))

/** As alike as a hotword and what is written in its place must sound. */
export const alike = 0.6
