import { Context } from "effect"

/** What accounts may ask of the media tools; the profile sets what the operator allows. */
export const ConversionLimits = Context.Reference<Limits>("domain/conversion/ConversionLimits", {
  defaultValue: () => ({ waiting: 20, atOnce: 1 }),
})

interface Limits {
  /** Conversions that an account may have waiting and running. */
  readonly waiting: number
  /** Conversions that this process works on at once. */
  readonly atOnce: number
}
