"""The Fairy Circle: Moons, by Francesco Cognetti and Luisa Cognetti."""
