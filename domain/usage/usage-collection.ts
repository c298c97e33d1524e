import { Context } from "effect"

/** Whether this server collects reports of its use itself; not, unless it is configured. */
export const UsageCollection = Context.Reference<{ readonly isOn: boolean }>("domain/usage/UsageCollection", {
  defaultValue: () => ({ isOn: false }),
})
