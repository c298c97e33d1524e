import { Context } from "effect"

/** What a request says about the device it comes from. Only the country is not the device's own claim. */
export interface CallerDevice {
  readonly userAgent: string | null
  /** What a native client calls its device. */
  readonly name: string | null
  /** ISO 3166, from a header of a trusted proxy. */
  readonly country: string | null
}

/** Whether it is a handheld: some third-party pages are for phones only. */
export const isPhone = ({ userAgent }: CallerDevice): boolean => /\biPhone\b|\bMobile\b/u.test(userAgent ?? "")

export const CallerDevice = Context.Reference<CallerDevice>("domain/kernel/CallerDevice", {
  defaultValue: () => ({ userAgent: null, name: null, country: null }),
})
