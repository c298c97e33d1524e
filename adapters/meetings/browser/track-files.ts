import { closeSync, openSync, writeSync } from "node:fs"

const bytesPerSample = 2
const samplesPerMillisecond = 16
/** A second of silence at a time. */
const silence = Buffer.alloc(32_000)
/** Samples by which a guest's clock may be ahead of ours. */
const slack = 5 * 16_000

interface TrackFile {
  readonly descriptor: number
  /** Samples. */
  written: number
}

const append = (file: TrackFile, bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length;) at += writeSync(file.descriptor, bytes, at)
  file.written += bytes.length / bytesPerSample
}

/**
 * The files of all tracks. They share one clock: sample n is n/16 milliseconds after the guest was let in, and what was not
 * heard is silence. Written at once, so what has arrived outlives the death of this process.
 */
export const trackFiles = (now: () => number) => {
  const files: Array<TrackFile | undefined> = []
  let letIn = now()
  /** Fills up with silence, but never past what can have been said by now. */
  const fill = (file: TrackFile, place: number): void => {
    const last = Math.min(place, (now() - letIn) * samplesPerMillisecond + slack)
    while (file.written < last) {
      append(file, silence.subarray(0, Math.min(silence.length, Math.floor(last - file.written) * bytesPerSample)))
      if (last - file.written < 1) return
    }
  }
  return {
    begin: (): void => {
      letIn = now()
    },
    open: (track: number, path: string): void => {
      files[track] ??= { descriptor: openSync(path, "a", 0o600), written: 0 }
    },
    isOpen: (track: number): boolean => files[track] !== undefined,
    /** Samples with their place; what lies before the end of the file has been written. */
    write: (track: number, at: number, pcm: Uint8Array): void => {
      const file = files[track]
      if (file === undefined) return
      fill(file, at)
      const late = Math.max(0, file.written - at) * bytesPerSample
      const room = Math.max(0, Math.floor((now() - letIn) * samplesPerMillisecond + slack - file.written))
      const samples = pcm.subarray(late, pcm.length - (pcm.length % bytesPerSample))
      if (samples.length > 0) append(file, samples.subarray(0, room * bytesPerSample))
    },
    fillTo: (place: number): void => files.forEach((file) => file && fill(file, place)),
    /** All tracks end together, now. */
    finish: (): void => {
      const longest = Math.max(0, ...files.map((file) => file?.written ?? 0))
      files.forEach((file) => file && fill(file, longest))
    },
    /** Milliseconds that every track holds. */
    heard: (): number => {
      const lengths = files.flatMap((file) => file === undefined ? [] : [file.written])
      return lengths.length === 0 ? 0 : Math.floor(Math.min(...lengths) / samplesPerMillisecond)
    },
    close: (): void => files.forEach((file) => file && closeSync(file.descriptor)),
  }
}
