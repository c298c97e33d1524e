import { useText } from "#web/lib/text.ts"

/** What kinds of recording there are. */
export const scenarios = ["meeting", "lecture", "interview", "call", "podcast", "note"] as const
export type Scenario = (typeof scenarios)[number]

/** The name of a kind of recording in the reader's language. */
export const useScenarioName = (): (scenario: Scenario) => string => {
  const t = useText("task/scenario")
  return (scenario) => t(`scenario.${scenario}`)
}

export const scenarioOf = (value: string): Scenario | null => scenarios.find((one) => one === value) ?? null
