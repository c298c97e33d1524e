/** One thing the product needs or can use. */
export interface Finding {
  readonly name: string
  readonly state: "ok" | "missing" | "off"
  /** What was found, in a few words. */
  readonly detail: string
  /** What to do about it; empty when nothing is. */
  readonly advice: string
  /** Whether the product cannot start without it. */
  readonly essential: boolean
}

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
