/** Whether this browser was opened as the operator's. The server decides; this only saves asking it. */
export const isMarkedOperator = (): boolean => document.cookie.split("; ").includes("parley_is_operator=1")
