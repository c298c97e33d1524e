import { queries } from "#web/lib/queries.ts"

/** What depends on the plan, and on what is bought beside it: offers and payments, minutes, limits of uploads, who the account is. */
const dependent = [[["billing"]], [["plan"]], [["intake"]], [["account", "getCurrentUser"]]] as const

/** Resolves when all that is shown of the plan has been read again. */
export const refreshPlan = async (): Promise<void> => {
  await Promise.all(dependent.map((queryKey) => queries.invalidateQueries({ queryKey })))
}
