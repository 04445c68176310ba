// Loaded first into every process of the stack: when the parent is killed, nobody else would tell them to end, and their ports stayed taken.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
