import { Context } from "effect"
import type { Phone } from "../account/user.ts"

/** What numbers look like, and in which countries this server sends messages. */
export class PhoneNumbers extends Context.Service<PhoneNumbers, {
  /** A number with its country code, with or without a plus sign, spaces or hyphens. Null if it cannot exist or is from elsewhere. */
  readonly parse: (written: string) => Phone | null
  /** The most messages a day, for everyone together. */
  readonly dailyBudget: number
}>()("domain/sign-in/PhoneNumbers") {}
