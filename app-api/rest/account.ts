import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { countMcpKeys } from "#domain/mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "./contract/api.ts"
import { answering } from "./envelope.ts"

export const AccountRoutes = HttpApiBuilder.group(
  Api,
  "account",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getCurrentUser: () => answer(getCurrentUser, {}),
        signOut: ({ payload }) => answer(signOut, payload),
        getUsage: () => answer(getUsage, {}),
        createMcpKey: ({ payload }) => answer(createMcpKey, payload),
        listMcpKeys: () => answer(listMcpKeys, {}),
        countMcpKeys: () => answer(countMcpKeys, {}),
        deleteMcpKey: ({ params }) => answer(deleteMcpKey, params),
      })),
)
