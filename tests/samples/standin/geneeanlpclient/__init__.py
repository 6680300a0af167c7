"""Stand-in of the provider's Python SDK: the documented interface and nothing else."""
