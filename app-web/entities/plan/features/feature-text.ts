import type { Translate } from "#web/lib/text.ts"

const keys = {
  20001: "feature.20001",
  20002: "feature.20002",
  20003: "feature.20003",
  20004: "feature.20004",
  20005: "feature.20005",
  20006: "feature.20006",
  20007: "feature.20007",
  20008: "feature.20008",
} as const

/** The name of a paid feature; empty for one that this version of the app does not know yet. */
export const featureText = (code: number, t: Translate<"plan/features">): string => isKnown(code) ? t(keys[code]) : ""

const isKnown = (code: number): code is keyof typeof keys => code in keys
