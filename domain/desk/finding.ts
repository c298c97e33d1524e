import { Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"

/** One thing the product needs or can use. */
export const Finding = wireAs("Finding", {
  name: Schema.String,
  state: Schema.Literals(["ok", "missing", "off"]),
  /** What was found, in a few words. */
  detail: Schema.String,
  /** What to do about it; empty when nothing is. */
  advice: Schema.String,
  /** Whether the product cannot start without it. */
  essential: Schema.Boolean,
})
export type Finding = typeof Finding.Type

export const ok = (name: string, detail: string): Finding => ({
  name,
  state: "ok",
  detail,
  advice: "",
  essential: false,
})

/** Not configured, and not needed. */
export const off = (name: string, detail: string, advice = ""): Finding => ({
  name,
  state: "off",
  detail,
  advice,
  essential: false,
})

export const missing = (name: string, detail: string, advice: string, essential = false): Finding => ({
  name,
  state: "missing",
  detail,
  advice,
  essential,
})
