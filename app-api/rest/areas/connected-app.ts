import { disconnectApp } from "#domain/connected-app/use-cases/disconnect-app.ts"
import { listConnectedApps } from "#domain/connected-app/use-cases/list-connected-apps.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, delete: remove } = HttpApiEndpoint

export const ConnectedAppGroup = HttpApiGroup.make("connectedApp")
  .annotate(OpenApi.Description, "Assistants that were let in on the consent page").add(
    get("listConnectedApps", "/api/mcp/apps", { ...answers(listConnectedApps.output) }).annotateMerge(
      says("List connected apps", "Names, where they were sent back to, what they may do, and last use; newest first."),
    ),
    remove("disconnectApp", "/api/mcp/apps/:id", { params: disconnectApp.input, ...answers(disconnectApp.output) })
      .annotateMerge(says("Disconnect an app", "It loses access at once; what it is doing ends within a second.")),
  ).middleware(Authentication)

export const ConnectedAppRoutes = HttpApiBuilder.group(
  areaApi(ConnectedAppGroup),
  "connectedApp",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listConnectedApps: () => answer(listConnectedApps, {}),
        disconnectApp: ({ params }) => answer(disconnectApp, params),
      })),
)
