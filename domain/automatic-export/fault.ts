import { Schema } from "effect"

/**
 * Why a file could not be written: the place was not reached, is inside the network of the server, too slow, sends elsewhere,
 * lets us not in, is full, or answers with another status; its secret cannot be read any more. The file is locked there, too
 * large, or all its names are taken; the plan does not have the format, or this server cannot make it.
 */
export const Fault = Schema.Literals([
  "not-reached",
  "inside",
  "too-slow",
  "redirect",
  "refused",
  "full",
  "status",
  "secret",
  "locked",
  "too-large",
  "name-taken",
  "plan",
  "not-made",
])
export type Fault = typeof Fault.Type

const ofFile: ReadonlySet<Fault> = new Set(["locked", "too-large", "name-taken", "plan", "not-made"])

/** Whether the place itself fails, as opposed to one file: then no other file is tried meanwhile. */
export const isOfPlace = (fault: Fault): boolean => !ofFile.has(fault)
