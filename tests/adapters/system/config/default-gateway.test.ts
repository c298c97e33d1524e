import { defaultGateway } from "#adapters/system/config/default-gateway.ts"
import { isOwnAddress } from "#api/http/local-request.ts"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { fileFolder } from "../../../support/a-folder.ts"

const folder = fileFolder()

const routes = (...lines: ReadonlyArray<string>) => {
  const path = join(folder, "route")
  writeFileSync(path, ["Iface\tDestination\tGateway\tFlags\tRefCnt", ...lines].join("\n"))
  return path
}

describe("the default gateway", () => {
  it("is that of the route to everywhere", () => {
    const inside = "eth0\t0000580A\t00000000\t0001\t0"
    assert.strictEqual(defaultGateway(routes(inside, "eth0\t00000000\t0100580A\t0003\t0")), "10.88.0.1")
    assert.isNull(defaultGateway(routes(inside)))
    assert.isNull(defaultGateway(join(folder, "absent")))
  })

  it("counts as this machine where it is given, and no other address does", () => {
    const own = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "::ffff:10.88.0.1", "10.88.0.1"]
    assert.deepStrictEqual(own.map((address) => isOwnAddress(address, "10.88.0.1")), own.map(() => true))
    assert.isFalse(isOwnAddress("10.88.0.1", null))
    assert.isFalse(isOwnAddress("10.88.0.2", "10.88.0.1"))
    assert.isFalse(isOwnAddress(undefined, null))
  })
})
