import { BackupFailed } from "#domain/backup/backup-failed.ts"
import { BackupMaker } from "#domain/backup/backup-maker.port.ts"
import { BackupRules } from "#domain/backup/backup-rules.ts"
import { Context, Cron, Effect, Layer } from "effect"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileFolder } from "../../support/a-folder.ts"
import { postgres } from "../../support/databases.ts"
import { commandLine } from "../../support/product/command-line.ts"
import { productOn } from "../../support/product/product.ts"

const folder = fileFolder()
const rules = Layer.succeed(BackupRules, { schedule: { cron: Cron.parseUnsafe("0 3 * * *"), text: "daily" }, keep: 2 })
const full = Effect.fail(new BackupFailed({ reason: "full", detail: "ENOSPC: no space left on device" }))

describe("backups on the command line", () => {
  it("are made, followed, listed, and said to have failed", () =>
    Effect.runPromise(Effect.scoped(Effect.gen(function*() {
      const product = yield* Layer.build(Layer.merge(productOn(postgres, folder), rules))
      const command = commandLine(folder, Layer.succeedContext(product))
      const none = yield* command("backup", "list")
      expect([none.code, none.out]).toEqual([0, expect.stringMatching(/daily; the last 2 are kept\nNone was made yet/)])
      const made = yield* command("backup", "run")
      expect([made.code, made.out]).toEqual([
        0,
        expect.stringMatching(/made and checked at .*parley-\S+Z\.tar\.gz +0\.0 MB +checked/s),
      ])
      const listed = yield* command("backup", "list", "--json")
      expect(JSON.parse(listed.out)).toMatchObject({
        place: { kind: "folder", where: join(folder, "backups") },
        running: null,
        failure: null,
        last_success: { rows: 3 },
        kept: [{ is_checked: true, bytes: 7 }],
      })
      const failing = Context.add(product, BackupMaker, { make: () => full, check: () => full })
      const broken = commandLine(folder, Layer.succeedContext(failing))
      const failed = yield* broken("backup", "run")
      expect([failed.code, failed.err]).toEqual([69, expect.stringMatching(/backup failed: ENOSPC.*; free some room/)])
      expect(failed.out).toMatch(/FAILED at .*: full/)
      expect((yield* command("backup", "cancel")).code).toBe(65)
    }))))

  it("are refused where no place is configured", () =>
    Effect.runPromise(Effect.gen(function*() {
      const command = commandLine(join(folder, "off"), productOn(postgres, join(folder, "off")))
      expect((yield* command("backup", "list")).out).toContain("set BACKUP_DIR or BACKUP_S3")
      const refused = yield* command("backup", "run")
      expect([refused.code, refused.err]).toEqual([65, expect.stringContaining("BackupsOff")])
    })))
})
