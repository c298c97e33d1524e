/** What usage reports keep in the browser. Apart from the other names, as no page needs these at once. */
export const usageKeys = {
  /** What was last reported of the account. */
  status: "analytics_status",
  /** The plan that is being bought, and how often buying was begun. */
  payment: "analytics_payment",
  /** Whether the person does not want to be counted. */
  refused: "analytics_refused",
} as const
