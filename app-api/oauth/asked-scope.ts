/** What a program asked for, before all scopes were added for the person to choose from. */
export const askedScope = "asked_scope"
