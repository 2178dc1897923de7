"""What crosses the wire: messages, HTTP bodies, their JSON Schema and TypeScript."""
