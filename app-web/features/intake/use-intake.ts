import { trpc } from "#web/lib/trpc.ts"
import { useEffect } from "react"
import { uploads } from "./upload/uploads.ts"
import { uploader } from "./uploader.ts"

/** While somebody is signed in, what this device kept of their work goes on; without them it rests. */
export const useIntake = (): void => {
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const id = user?.id
  useEffect(() => {
    if (id === undefined) return
    uploader.set(id)
    void import("./begin.ts").then(({ begin }) => begin(id))
    return () => {
      uploader.set(null)
      if (uploads.get().length > 0) void import("./upload/engine.ts").then(({ restUploads }) => restUploads())
    }
  }, [id])
}
