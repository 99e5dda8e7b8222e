import type { HttpContext } from '@adonisjs/core/http'
import { lineToMatch, toLine, toNextLine } from '#app/web/http/line_pages'
import type Correction from '#app/money/adjustments/correction'
import { writeOff } from '#app/money/adjustments/actions/request_correction'
import { sendBack } from '#app/money/matching/actions/send_back'
import { writeOffValidator } from '#app/money/matching/validators'
import { setLineAside } from '#app/money/statements/actions/set_line_aside'
import { setAsideValidator } from '#app/money/statements/validators'

export default class SuspenseController {
  async setAside(ctx: HttpContext) {
    const line = await lineToMatch(ctx)
    const { note, next } = await ctx.request.validateUsing(setAsideValidator)
    await setLineAside(line, note ?? null, ctx.user)

    ctx.notify('lineSetAside')
    return next ? toNextLine(ctx, line) : toLine(ctx, line)
  }

  async sendBack(ctx: HttpContext) {
    const line = await lineToMatch(ctx)
    await sendBack(line, ctx.user)

    ctx.notify('lineSentBack')
    return toLine(ctx, line)
  }

  async writeOff(ctx: HttpContext) {
    const line = await lineToMatch(ctx)
    const correction = await writeOff(line, await ctx.request.validateUsing(writeOffValidator), ctx.user)

    ctx.notify(noticeOf(correction))
    return toLine(ctx, line)
  }
}

const noticeOf = ({ status, costKind }: Correction) =>
  status !== 'applied' ? 'writeOffRequested' : costKind ? 'costBooked' : 'lineWrittenOff'
