import { Data, DateTime, Result } from "effect"
import { type Conversion, fileLasts, isOpen } from "./conversion.ts"
import { ConversionEnded } from "./errors.ts"

/** The work is no longer wanted, or another worker does it. */
export class Overtaken extends Data.TaggedError("Overtaken") {}

/** A worker that dies takes no more than this many attempts with it. */
const maxRuns = 2

/** Begins the work; fails it if that was tried too often. */
export const begin = (conversion: Conversion, now: DateTime.Utc): Result.Result<Conversion, Overtaken> => {
  if (!isOpen(conversion)) return Result.fail(new Overtaken())
  const runs = conversion.runs + 1
  return Result.succeed(
    runs > maxRuns
      ? ended({ ...conversion, state: interrupted }, now)
      : { ...conversion, state: { _tag: "Processing" }, runs, progress: 0 },
  )
}

const interrupted = {
  _tag: "Failed",
  code: "ConversionFailed:interrupted",
  message: "The file could not be processed: the server was interrupted twice",
} as const

/** A stopping server has begun it in vain. */
export const putBack = (conversion: Conversion, run: number): Result.Result<Conversion, Overtaken> =>
  during(conversion, run, () => ({ ...conversion, state: { _tag: "Waiting" }, runs: run - 1, progress: 0 }))

export const complete = (
  conversion: Conversion,
  run: number,
  made: { readonly size: number; readonly duration: number },
  now: DateTime.Utc,
): Result.Result<Conversion, Overtaken> =>
  during(conversion, run, () => ended({ ...conversion, state: { _tag: "Completed", ...made }, progress: 1 }, now))

export const fail = (
  conversion: Conversion,
  run: number,
  failure: { readonly code: string; readonly message: string },
  now: DateTime.Utc,
): Result.Result<Conversion, Overtaken> =>
  during(conversion, run, () => ended({ ...conversion, state: { _tag: "Failed", ...failure } }, now))

export const cancel = (conversion: Conversion, now: DateTime.Utc): Result.Result<Conversion, ConversionEnded> =>
  isOpen(conversion)
    ? Result.succeed(ended({ ...conversion, state: { _tag: "Cancelled" } }, now))
    : Result.fail(new ConversionEnded({ conversionId: conversion.id }))

/** The result is gone; everything else ended without one. */
export const expire = (conversion: Conversion): Conversion =>
  conversion.state._tag === "Completed"
    ? { ...conversion, state: { ...conversion.state, _tag: "Expired" } }
    : conversion

/** Whether its files may still be used. */
export const isKept = ({ state, expiresAt }: Conversion, now: DateTime.Utc): boolean =>
  state._tag !== "Expired" && (expiresAt === null || DateTime.isGreaterThan(expiresAt, now))

const ended = (conversion: Conversion, now: DateTime.Utc): Conversion => ({
  ...conversion,
  expiresAt: DateTime.add(now, fileLasts),
})

const during = (conversion: Conversion, run: number, next: () => Conversion): Result.Result<Conversion, Overtaken> =>
  conversion.state._tag === "Processing" && conversion.runs === run
    ? Result.succeed(next())
    : Result.fail(new Overtaken())
