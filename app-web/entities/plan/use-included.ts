import { settings } from "#web/lib/settings.ts"
import { trpc } from "#web/request/trpc.ts"

/** Whether the account has its plan for nothing, without an end: nothing is offered to it. */
export const useIsIncluded = (): boolean => {
  const { data } = trpc.plan.getUsage.useQuery({})
  return settings.plans === "off" || data?.is_included === true
}

/** Whether minutes never run out here: everything is included, or there are no plans. */
export const useIsUnlimited = (): boolean => trpc.plan.getUsage.useQuery({}).data?.is_limited === false
