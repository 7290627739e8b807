// A drafter that never answers and cannot be asked to stop.
for (;;) {
  // Only terminating the thread ends this.
}
