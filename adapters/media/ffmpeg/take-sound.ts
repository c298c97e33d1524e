import { type Form, onItsClock, tolerance } from "./sound-clock.ts"
import { type HeardTrack, mixdownOf } from "./sound-tracks.ts"

/** The arguments of ffmpeg that take these tracks of its only input on the clock of the file, filtered. */
export const takeSound = (
  tracks: ReadonlyArray<HeardTrack>,
  form: Form,
  filters: ReadonlyArray<string> = [],
): ReadonlyArray<string> => {
  const [only, ...others] = tracks
  return only !== undefined && others.length === 0 && only.late <= tolerance
    ? ["-map", `0:a:${only.nth}`, "-af", onItsClock(before(only, filters), { form, late: 0, name: "" })]
    : ["-filter_complex", `${mixed(0, tracks, form, filters)}[sound]`, "-map", "[sound]"]
}

/** The beginning of a graph of filters: these tracks of an input on its clock, mixed into one channel. */
export const mixed = (
  input: number,
  tracks: ReadonlyArray<HeardTrack>,
  form: Form,
  filters: ReadonlyArray<string> = [],
): string => {
  const one = (track: HeardTrack, form: Form, filters: ReadonlyArray<string> = []) =>
    onItsClock(`[${input}:a:${track.nth}]${before(track, filters)}`, {
      form,
      late: track.late,
      name: `c${input}_${track.nth}`,
    })
  const [first] = tracks
  if (first !== undefined && tracks.length === 1) return one(first, form, filters)
  const names = tracks.map(({ nth }) => `[t${input}_${nth}]`)
  const each = tracks.map((track, at) => `${one(track, { ...form, format: "flt" })}${names[at] ?? ""}`)
  const mix = `amix=inputs=${tracks.length}:normalize=0,volume=1/${tracks.length}`
  return [`${each.join(";")};${names.join("")}${mix}`, ...filters].join(",")
}

const before = (track: HeardTrack, filters: ReadonlyArray<string>): string =>
  mixdownOf(track) + filters.map((filter) => `${filter},`).join("")
