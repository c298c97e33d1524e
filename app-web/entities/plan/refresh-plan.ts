import { queries } from "#web/lib/queries.ts"

/** What depends on the plan and on purchases: offers and payments, minutes, upload limits, who the account is. */
const dependent = [[["billing"]], [["plan"]], [["intake"]], [["account", "getCurrentUser"]]] as const

const readAgain = async (): Promise<void> => {
  await Promise.all(dependent.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

let tellTabs: (() => void) | undefined

/** Shows what is bought in another tab of this browser as well. */
export const followPlan = (): void => {
  try {
    const tabs = new BroadcastChannel("plan")
    tabs.addEventListener("message", () => void readAgain())
    tellTabs = tabs.postMessage.bind(tabs, null)
  } catch {
    // A browser that forbids storage may forbid this as well: each tab then shows it once it reads the plan again.
  }
}

/** Resolves when all that is shown of the plan has been read again; other tabs do the same. */
export const refreshPlan = (): Promise<void> => {
  tellTabs?.()
  return readAgain()
}
