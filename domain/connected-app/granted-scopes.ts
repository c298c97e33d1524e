import { McpScope } from "../kernel/actor.ts"

/** Those of ours in a list as OAuth writes it. */
export const grantedScopes = (scope: string): ReadonlyArray<McpScope> => {
  const asked = new Set(scope.split(" "))
  return McpScope.literals.filter((one) => asked.has(one))
}
