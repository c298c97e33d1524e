import { uploader } from "#web/entities/upload/uploader.ts"
import { uploads } from "#web/entities/upload/uploads.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect } from "react"

/** While somebody is signed in, what this device kept of their work goes on; without them it rests. */
export const useIntake = (): void => {
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const id = user?.id
  useEffect(() => {
    if (id === undefined) return
    uploader.set(id)
    void import("./on-signed-in.ts").then(({ begin }) => begin(id))
    return () => {
      uploader.set(null)
      if (uploads.get().length > 0) {
        void import("#web/entities/upload/engine.ts").then(({ restUploads }) => restUploads())
      }
    }
  }, [id])
}
