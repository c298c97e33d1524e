import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { countMcpKeys } from "#domain/mcp-key/use-cases/count-mcp-keys.ts"
import { createMcpKey } from "#domain/mcp-key/use-cases/create-mcp-key.ts"
import { deleteMcpKey } from "#domain/mcp-key/use-cases/delete-mcp-key.ts"
import { listMcpKeys } from "#domain/mcp-key/use-cases/list-mcp-keys.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { DecodeErrorMiddleware } from "../decode-error-middleware.ts"
import { DefectMiddleware } from "../defect-middleware.ts"
import { answers } from "../envelope.ts"

const { get, post, delete: remove } = HttpApiEndpoint

/** The account of whoever asks. */
export const Account = HttpApiGroup.make("account").add(
  get("getCurrentUser", "/api/auth/user", { ...answers(getCurrentUser.output) }),
  post("signOut", "/api/auth/logout", { payload: signOut.input, ...answers(signOut.output) }),
  get("getUsage", "/api/usage", { ...answers(getUsage.output) }),
  post("createMcpKey", "/api/mcp/keys", { payload: createMcpKey.input, ...answers(createMcpKey.output) }),
  get("listMcpKeys", "/api/mcp/keys", { ...answers(listMcpKeys.output) }),
  get("countMcpKeys", "/api/mcp/keys/count", { ...answers(countMcpKeys.output) }),
  remove("deleteMcpKey", "/api/mcp/keys/:id", { params: deleteMcpKey.input, ...answers(deleteMcpKey.output) }),
).middleware(Authentication).middleware(DecodeErrorMiddleware).middleware(DefectMiddleware)
