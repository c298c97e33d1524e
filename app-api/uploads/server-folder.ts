import { Context } from "effect"

/** The folder of this machine for files on their way in; best on the disk the uploads are on. */
export class ServerFolder extends Context.Service<ServerFolder, { readonly incoming: string }>()(
  "app-api/http/ServerFolder",
) {}
