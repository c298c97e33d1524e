import type { Folder } from "#domain/folder/folder.ts"
import { FolderId } from "#domain/kernel/ids.ts"
import { ada, at } from "./a-task.ts"

export const folderId = (nth: number): FolderId => FolderId.make(`0190a5f2-7c1e-7000-8000-0000000000f${nth}`)

export const aFolder = (given: Partial<Folder> = {}): Folder => ({
  id: folderId(1),
  ownerId: ada,
  name: "Interviews",
  createdAt: at("2026-11-20T08:00:00.000Z"),
  ...given,
})
