import { openFixture } from "./fixture.ts"

const { url } = await openFixture(Number(process.env["PORT"] ?? 8428))
process.stdout.write(`The server for the protocol's tests is at ${url}\n`)
