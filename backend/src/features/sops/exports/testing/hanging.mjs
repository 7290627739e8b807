// An export that is never ready and cannot be asked to stop.
for (;;) {
  // Only terminating the thread ends this.
}
