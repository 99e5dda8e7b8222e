import type { AxiosError } from 'axios'
import { http } from '~/http'

type Field = File | string | boolean | undefined

/** `message`: in the words of the server; none when it could not be reached. `problem`: its code, where it has one. */
export type RefusedFile = { message?: string; problem?: string; errors?: Record<string, string[]> }

type Sent<Answer> = { answer: Answer; refusal: null } | { answer: null; refusal: RefusedFile }

/** Sends a form with a file without leaving the page. */
export async function sendFile<Answer>(
  url: string,
  body: Record<string, Field>,
  onProgress?: (percentage: number) => void
): Promise<Sent<Answer>> {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, value instanceof File ? value : String(value))
  }
  try {
    const axios = await http()
    const { data } = await axios.post<Answer>(url, form, {
      onUploadProgress: ({ progress }) => onProgress?.((progress ?? 0) * 100),
    })
    return { answer: data, refusal: null }
  } catch (error) {
    const { response } = error as AxiosError<RefusedFile>
    // With words for the file also where our storage failed.
    const isOurs = response && (response.status < 500 || response.data.errors)
    return { answer: null, refusal: isOurs ? response.data : {} }
  }
}
