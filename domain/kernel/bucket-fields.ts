import { type BrokenRule, brokenRule } from "./rules.ts"

/** Of Amazon's and of services like it; old ones may have capitals. */
const bucketName = /^[a-z\d][a-z\d._-]{2,62}$/i
const regionName = /^[a-z\d-]{0,60}$/i

/** What is wrong with the name of a bucket, or with its region, which may be empty; null if nothing is. */
export const bucketIssue = (bucket: string, region: string): BrokenRule | null => {
  if (bucket === "") return brokenRule("bucket", "required")
  if (!bucketName.test(bucket)) return brokenRule("bucket", "letters", { min: 3, max: 63, signs: ". - _" })
  return regionName.test(region) ? null : brokenRule("region", "letters", { min: 1, max: 60, signs: "-" })
}
