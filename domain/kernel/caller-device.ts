import { Context } from "effect"

/** What a request says of the device it comes from. Only the country is not the device's own word. */
export interface CallerDevice {
  readonly userAgent: string | null
  /** What a native client calls its device. */
  readonly name: string | null
  /** ISO 3166, from a header of a trusted proxy. */
  readonly country: string | null
}

/** Whether it is held in a hand: some pages of others are made for phones alone. */
export const isPhone = ({ userAgent }: CallerDevice): boolean => /\biPhone\b|\bMobile\b/u.test(userAgent ?? "")

export const CallerDevice = Context.Reference<CallerDevice>("domain/kernel/CallerDevice", {
  defaultValue: () => ({ userAgent: null, name: null, country: null }),
})
