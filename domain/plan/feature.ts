import { Result } from "effect"
import { isPaid } from "../account/plan-name.ts"
import type { PlanName } from "../account/plan-name.ts"
import { FeatureNotInPlan } from "./errors.ts"

/** The features a plan may include, with the codes of the specification. */
const features = {
  QUOTA_BANNER: 20001,
  PRIORITY_TRANSCRIPTION: 20002,
  BATCH_FILE_PROCESSING: 20003,
  MCP_ACCESS: 20004,
  XMIND_EXPORT: 20005,
  HOTWORD_MANAGEMENT: 20006,
  ASK_AI: 20007,
  PDF_EXPORT: 20008,
} as const
export type FeatureName = keyof typeof features

export const featureNames = Object.keys(features).filter((name): name is FeatureName => name in features)

const ofPaidPlans: ReadonlySet<FeatureName> = new Set([
  "PRIORITY_TRANSCRIPTION",
  "BATCH_FILE_PROCESSING",
  "MCP_ACCESS",
  "XMIND_EXPORT",
  "HOTWORD_MANAGEMENT",
  "PDF_EXPORT",
])

export const includes = (plan: PlanName, feature: FeatureName): boolean => isPaid(plan) || !ofPaidPlans.has(feature)

/** A feature as refusals name it. */
export const featureNamed = (name: FeatureName) => ({ code: features[name], name })

export const requireFeature = (plan: PlanName, feature: FeatureName): Result.Result<void, FeatureNotInPlan> =>
  includes(plan, feature)
    ? Result.succeed(undefined)
    : Result.fail(new FeatureNotInPlan({ feature: featureNamed(feature) }))
